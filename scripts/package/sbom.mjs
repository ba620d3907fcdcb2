// Creates the software bill of materials of a tarball (CycloneDX 1.6): the packages whose code the build inlined, with
// their versions, licenses and the digests of the lockfile. It has no date and no random id, so that the same sources
// give the same bytes.

const licenses = (license = "") =>
  license === "" ? [] : [/ (?:OR|AND) /.test(license) ? { expression: license } : { license: { id: license } }]

const purl = ({ name, version }) => `pkg:npm/${name.replace(/^@/, "%40")}@${version}`

/** Returns the SHA-512 digest of the lockfile's integrity, in hex; empty if there is no such digest. */
const readHashes = (integrity = "") => {
  const [, digest] = /(?:^|\s)sha512-([A-Za-z0-9+/=]+)/.exec(integrity) ?? []
  return digest === undefined ? [] : [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }]
}

const component = ({ bundles, integrity, license, name, version }) => {
  const [, group, own] = /^(?:(@[^/]+)\/)?(.+)$/.exec(name)
  return {
    type: "library",
    "bom-ref": purl({ name, version }),
    ...(group === undefined ? {} : { group }),
    name: own,
    version,
    hashes: readHashes(integrity),
    licenses: licenses(license),
    purl: purl({ name, version }),
    properties: bundles.map((bundle) => ({ name: "latchkey:bundle", value: bundle }))
  }
}

/** Returns the document of one tarball: `manifest` is its package.json, `inlined` the packages of its bundles. */
export const createSbom = (manifest, inlined) => ({
  $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  version: 1,
  metadata: {
    component: {
      type: "library",
      "bom-ref": purl(manifest),
      name: manifest.name,
      version: manifest.version,
      licenses: licenses(manifest.license),
      purl: purl(manifest)
    }
  },
  components: inlined.map(component)
})
