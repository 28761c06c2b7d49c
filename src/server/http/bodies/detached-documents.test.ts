import { expect, test } from 'vitest';
import { detachDocuments, EncodedData, reattachDocuments } from './detached-documents.ts';
import { MAX_TEXT_BYTES } from './limits.ts';

const DATA = 'QUJD'.repeat(50_000);

/** The parsed body, with the text of each document reattached. */
function read(body: string): unknown {
  const { text, documents } = detachDocuments(Buffer.from(body));
  expect(text.length).toBeLessThanOrEqual(MAX_TEXT_BYTES);
  const value: unknown = JSON.parse(text);
  reattachDocuments(value, documents);
  return JSON.parse(
    JSON.stringify(value, (_name, one) => (one instanceof EncodedData ? Buffer.from(one.bytes).toString() : one)),
  );
}

test.each([
  ['one document', JSON.stringify({ a: 1, documents: { name: 'cv.pdf', data: DATA }, z: 'Jambo 😀' })],
  ['two documents, and whitespace', `{ "one": { "data" : "${DATA}" }, "two": {"data"\n:\t"${DATA.slice(4)}"} }`],
  ['unnecessary escapes', `{"documents":{"data":"${DATA}\\/\\u0041"}}`],
  ['data that is not a text', `{"documents":{"data":7,"x":"${'y'.repeat(1000)}"}}`],
  ['an empty document', '{"documents":{"data":""},"data":"x"}'],
])('detaching documents does not change the parsed body: %s', (_what, body) => {
  const known = JSON.parse(body);
  const found = read(body);
  if (known.data === undefined) expect(found).toEqual(known);
  // Only fields may be documents; a document anywhere else is refused unread.
  else expect(found).toEqual({ ...known, data: expect.any(String) });
});

test('a string that is not a document counts as text, however it is escaped', () => {
  const refused = (body: string) => expect(() => detachDocuments(Buffer.from(body))).toThrow('tooLarge');
  refused(`{"documents":{"Data":"${DATA}"}}`);
  refused(`{"documents":{"data":"${DATA}`);
  refused(`{${Array.from({ length: 5 }, (_, place) => `"f${place}":{"data":"${DATA}"}`).join(',')}}`);
  refused(`{"documents":{"data":"${DATA}"},"x":"${DATA}"}`);
});

test('an invalid escape is a malformed request', () => {
  expect(() => detachDocuments(Buffer.from(`{"documents":{"data":"${DATA}\\x"}}`))).toThrow('malformed');
});
