/** Where the names of accounts come from: the chain service, ENS, or both in this order. */
export interface NameSources {
  readonly service: boolean
  readonly ens: boolean
}

/** The parts of the configuration that decide where names come from. */
interface NameSettings {
  readonly chainService: boolean
  readonly identity: "both" | "ens" | "off" | "service"
}

/** Returns where the names of accounts come from, from the option `identity`. */
export const getNameSources = ({ chainService, identity }: NameSettings): NameSources => ({
  service: chainService && (identity === "both" || identity === "service"),
  ens: identity === "both" || identity === "ens"
})

/** Returns true if names of accounts can be looked up at all. */
export const hasNameSource = (settings: NameSettings): boolean => {
  const { ens, service } = getNameSources(settings)
  return ens || service
}
