// What a person does elsewhere while a recorded flow waits for them: presses a link, or signs in on another device.

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

/** Goes through a provider's pages, by the code that the terminal shows. */
const signIn = async ({ secureSite }, line, who) => {
  const [, code] = /^Open \S+\/pair and enter (\S+)$/.exec(line) ?? []
  if (code === undefined) return
  const asked = await (await fetch(`${secureSite}/pair?code=${code}`)).text()
  const [, away] = /href="(\/social\?state=[0-9a-f]+)"/.exec(asked)
  const provider = (await fetch(secureSite + away, { redirect: "manual" })).headers.get("location")
  const page = await (await fetch(provider)).text()
  const to = [...page.matchAll(/href="([^"]*\/continue\?[^"]*)"/g)]
    .map(([, link]) => new URL(link.replaceAll("&#38;", "&"), provider))
    .find(({ searchParams }) => searchParams.get("person") === who)
  const back = new URL((await fetch(to, { redirect: "manual" })).headers.get("location"))
  const [state, given] = ["state", "code"].map((name) => back.searchParams.get(name))
  await fetch(`${secureSite}/api/callback`, {
    method: "POST",
    body: JSON.stringify({ state, code: given }),
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

/** What each kind of person does at a line of a terminal's stderr. */
export const people = {
  device: (addresses, line) =>
    line === "Approve the device in the email." ? pressDevice(addresses, "ann@example.com") : undefined,
  google: (addresses, line) => signIn(addresses, line, "ann"),
  farcaster: (_, line) => approve(line, "ann")
}
