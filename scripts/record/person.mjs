// Acts as a person elsewhere while a flow is recorded: opens a link, or signs in on another device.

const pause = (millis) => new Promise((done) => setTimeout(done, millis))

/** Presses the newest link of an inbox, once it is there. */
const pressDevice = async ({ inbox, secureSite }, to) => {
  for (let i = 0; i < 300; i++) {
    const [mail] = await (await fetch(`${inbox}/mails?${new URLSearchParams({ to })}`)).json()
    if (mail?.kind === "device")
      return fetch(`${secureSite}/api/decide`, {
        method: "POST",
        body: JSON.stringify({ token: new URL(mail.link).searchParams.get("token"), approved: true }),
        headers: { "content-type": "application/json", origin: secureSite }
      })
    await pause(100)
  }
}

/** Signs in on a provider's pages with the code that the terminal prints. */
const signIn = async ({ secureSite }, line, who) => {
  const [, pairCode] = /^Open \S+\/pair and enter (\S+)$/.exec(line) ?? []
  if (pairCode === undefined) return
  const pairPage = await (await fetch(`${secureSite}/pair?code=${pairCode}`)).text()
  const [, away] = /href="(\/social\?state=[0-9a-f]+)"/.exec(pairPage)
  const provider = (await fetch(secureSite + away, { redirect: "manual" })).headers.get("location")
  const page = await (await fetch(provider)).text()
  const to = [...page.matchAll(/href="([^"]*\/continue\?[^"]*)"/g)]
    .map(([, link]) => new URL(link.replaceAll("&#38;", "&"), provider))
    .find(({ searchParams }) => searchParams.get("person") === who)
  const back = new URL((await fetch(to, { redirect: "manual" })).headers.get("location"))
  const [state, code] = ["state", "code"].map((name) => back.searchParams.get(name))
  await fetch(`${secureSite}/api/callback`, {
    method: "POST",
    body: JSON.stringify({ state, code }),
    headers: { "content-type": "application/json", origin: secureSite }
  })
}

/** Approves in Farcaster's app. */
const approve = async (line, as) => {
  const [, address] = /^Scan the code with Farcaster, or open (\S+)$/.exec(line) ?? []
  if (address === undefined) return
  const { origin, searchParams } = new URL(address)
  const query = new URLSearchParams({ channelToken: searchParams.get("channelToken") ?? "", as })
  await fetch(`${origin}/farcaster/decide?${query}`)
}

/** The actions of each kind of person at a line of the terminal's stderr. */
export const people = {
  device: (addresses, line) =>
    line === "Approve the device in the email." ? pressDevice(addresses, "ann@example.com") : undefined,
  google: (addresses, line) => signIn(addresses, line, "ann"),
  farcaster: (_, line) => approve(line, "ann")
}
