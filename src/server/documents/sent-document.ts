/** A document as it came: its bytes, or those of the base64 text that it is written in. */
export interface SentDocument {
  bytes: Uint8Array;
  isBase64: boolean;
  /** What its sender says: bytes of the document itself. */
  size: number;
}
