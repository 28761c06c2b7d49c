/** A document as it arrived: its bytes, or its base64 text as bytes. */
export interface UploadedDocument {
  bytes: Uint8Array;
  isBase64: boolean;
  /** The size that the sender announced, in bytes of the decoded document. */
  size: number;
}
