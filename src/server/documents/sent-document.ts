/** A document as it arrived: its bytes, or those of its base64 text. */
export interface SentDocument {
  bytes: Uint8Array;
  isBase64: boolean;
  /** The size that the sender announced: bytes of the document itself. */
  size: number;
}
