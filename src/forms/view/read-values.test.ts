import { expect, test, vi } from 'vitest';
import type { FormField } from '../../contracts/forms.ts';
import { HONEYPOT_FIELD } from '../rules/index.ts';
import { readValues, toBase64, UnreadableFile, withExtraFields } from './read-values.ts';

/** Node has File, but no FileList. */
class FakeFileList {
  [index: number]: File;
  constructor(file?: File) {
    if (file) this[0] = file;
  }
}

function read(kind: FormField['kind'], raw: unknown) {
  vi.stubGlobal('FileList', FakeFileList);
  return readValues({ fields: [{ name: 'it', kind, label: 'It' }] }, { it: raw }).it;
}

test.each<[FormField['kind'], unknown, unknown]>([
  ['text', ' as typed ', ' as typed '],
  ['text', undefined, ''],
  ['select', '', ''],
  ['checkbox', true, true],
  ['checkbox', undefined, false],
  ['checkboxes', ['a', 'b'], ['a', 'b']],
  ['checkboxes', 'a', ['a']],
  ['checkboxes', false, []],
  ['checkboxes', undefined, []],
  ['file', new FakeFileList(), null],
  ['file', undefined, null],
  [
    'file',
    new FakeFileList(new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' })),
    { name: 'cv.pdf', type: 'application/pdf', size: 4 },
  ],
])('a field of kind %s with %j has the value %j', (kind, raw, expected) => {
  expect(read(kind, raw)).toEqual(expected);
});

test('files of any length are encoded as one base64 text', async () => {
  for (const length of [0, 1, 24_576, 24_577, 100_001]) {
    const bytes = Uint8Array.from({ length }, (_, index) => index % 251);
    expect(await toBase64(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
  }
});

test('the data of a document is added to its value', async () => {
  vi.stubGlobal('FileList', FakeFileList);
  const documents = { name: 'cv.pdf', type: 'application/pdf', size: 4 };
  const raw = { documents: new FakeFileList(new File(['%PDF'], 'cv.pdf')), fullName: 'Amina' };
  expect(await withExtraFields({ documents, fullName: 'Amina' }, raw)).toEqual({
    documents: { ...documents, data: 'JVBERg==' },
    fullName: 'Amina',
  });
});

test('a honeypot value is sent, an empty one is not', async () => {
  expect(await withExtraFields({}, { [HONEYPOT_FIELD]: 'buy' })).toEqual({ [HONEYPOT_FIELD]: 'buy' });
  expect(await withExtraFields({}, { [HONEYPOT_FIELD]: '' })).toEqual({});
});

test('a document that can no longer be read is reported by its field', async () => {
  vi.stubGlobal('FileList', FakeFileList);
  const file = new File(['%PDF'], 'cv.pdf');
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  const values = { documents: { name: 'cv.pdf', type: '', size: 4 } };
  await expect(withExtraFields(values, { documents: new FakeFileList(file) })).rejects.toMatchObject({
    constructor: UnreadableFile,
    field: 'documents',
  });
});
