declare module 'fontkit' {
  interface Font {
    familyName: string;
    italicAngle: number;
    variationAxes: Record<string, { min: number; max: number } | undefined>;
    'OS/2': { usWeightClass: number };
    getName(key: 'preferredFamily', language: string): string | null;
  }
  /** @throws Error if the bytes are not a font */
  export function create(font: Buffer): Font;
}
