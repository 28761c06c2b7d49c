import { deflateSync } from 'node:zlib';

/** Writes a PDF with its cross-reference table. `objects[0]` is the catalogue. */
export function pdf(objects: string[], { head = '', version = '1.4', tail = '', trailer = '' } = {}): Buffer {
  let body = `${head}%PDF-${version}\n%\u00e2\u00e3\u00cf\u00d3\n`;
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end + tail, 'latin1');
}

export const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
export const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>';
export const CONTENTS = '<< /Length 44 >>\nstream\nBT /F1 12 Tf (HTML/JavaScript /S developer) Tj ET\nendstream';
export const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';

type Pack = (bytes: Buffer) => Buffer;

/** A stream with its length. */
export function stream(content: string | Buffer, dictionary = ''): string {
  const bytes = Buffer.from(content);
  return `<< ${dictionary} /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`;
}

/** An object stream, as in PDF 1.5 and newer. */
export function objectStream(objects: string, filter = '/FlateDecode', pack: Pack = deflateSync): string {
  const packed = pack(Buffer.from(objects, 'latin1')).toString('latin1');
  return `<< /Type /ObjStm /N 1 /First 4 /Length ${packed.length} /Filter ${filter} >>\nstream\n${packed}\nendstream`;
}
