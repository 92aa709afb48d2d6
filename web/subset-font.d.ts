declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** a number is one value of the axis, a range the part of it that stays */
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
