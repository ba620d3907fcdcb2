/** Replaces whole declarations of libraries in page bundles. */
export declare const libraryDeclarations: {
  readonly name: string
  readonly enforce: "pre"
  readonly resolveId: (source: string, importer?: string) => string | null
  readonly load: (id: string) => { readonly code: string } | null
}
export declare const replaceDeclarations: (
  code: string,
  sources: Readonly<Record<string, string>>,
  module: string
) => string
