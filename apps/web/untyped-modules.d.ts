declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2";
    /** Tags of the OpenType features that stay. */
    readonly keepFeatures: readonly string[];
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  // biome-ignore lint/style/noDefaultExport: the package has no other.
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
