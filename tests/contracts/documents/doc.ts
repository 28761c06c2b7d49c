/** Options of a document of an older version of Word. */
interface DocContent {
  /** Minimum bytes of the first stream. */
  size?: number;
  /** The text, written in pieces of `pieceLength` characters. */
  text?: string;
  pieceLength?: number;
  /** The path of its template. */
  template?: string;
  /** Content of streams other than the first. */
  streams?: Record<string, Buffer>;
  /** The class id of its program, in hexadecimal. */
  program?: string;
  /** What pads the sector table after the last sector. */
  filling?: number;
  /** Number of additional sector tables with only free sectors. */
  spareTables?: number;
}

const SECTOR = 512;
const SHORTEST_STREAM = 4096;
const TEXT_AT = 0x600;

function texts(all: string[]): Buffer {
  const head = Buffer.from([0xff, 0xff, all.length, 0, 0, 0]);
  const entries = all.map((one) =>
    Buffer.concat([Buffer.from([one.length & 255, one.length >> 8]), Buffer.from(one, 'utf16le')]),
  );
  return Buffer.concat([head, ...entries]);
}

/** The piece table of a text with one byte per character ([MS-DOC] 2.8.35). */
function pieces(text: string, pieceLength: number): Buffer {
  const count = Math.max(1, Math.ceil(text.length / pieceLength));
  const table = Buffer.alloc(4 + count * 12);
  for (let piece = 0; piece <= count; piece++)
    table.writeUInt32LE(Math.min(piece * pieceLength, text.length), piece * 4);
  for (let piece = 0; piece < count; piece++) {
    // The pieces are stored in reverse order.
    const offset = TEXT_AT + (count - 1 - piece) * pieceLength;
    table.writeUInt32LE(((offset << 1) | 0x40000000) >>> 0, (count + 1) * 4 + piece * 8 + 2);
  }
  const head = Buffer.alloc(5);
  head[0] = 2;
  head.writeUInt32LE(table.length, 1);
  return Buffer.concat([head, table]);
}

/** The text stream, and its table stream ([MS-DOC] 2.5). */
function wordStreams({ size = SHORTEST_STREAM, text = '', pieceLength = text.length || 1, template = '' }: DocContent) {
  const count = Math.max(1, Math.ceil(text.length / pieceLength));
  const main = Buffer.alloc(Math.max(size, TEXT_AT + count * pieceLength, SHORTEST_STREAM), 0x20);
  main.fill(0, 0, TEXT_AT);
  const [list, table] = [texts(['', template]), pieces(text, pieceLength)];
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x0200, 0x0a);
  main.writeUInt32LE(0, 0x19a);
  main.writeUInt32LE(list.length, 0x19e);
  main.writeUInt32LE(list.length, 0x1a2);
  main.writeUInt32LE(table.length, 0x1a6);
  for (let piece = 0; piece < count; piece++) {
    const offset = TEXT_AT + (count - 1 - piece) * pieceLength;
    main.write(text.slice(piece * pieceLength, (piece + 1) * pieceLength), offset, 'latin1');
  }
  return { main, table: Buffer.concat([list, table]) };
}

function contentOf(name: string, isFirst: boolean, about: DocContent): Buffer {
  const own = about.streams?.[name];
  const { main, table } = wordStreams(about);
  const content =
    own ?? (name === 'WordDocument' ? main : name === '1Table' ? table : Buffer.alloc(isFirst ? (about.size ?? 0) : 0));
  return Buffer.concat([content], Math.max(content.length, SHORTEST_STREAM));
}

/** A compound file with streams of these names ([MS-CFB]). */
export function doc(names: string[], about: DocContent = {}): Buffer {
  const contents = names.map((name, index) => contentOf(name, index === 0, about));
  const lengths = contents.map(({ length }) => Math.ceil(length / SECTOR));
  const perTable = SECTOR / 4;
  const data = lengths.reduce((sum, length) => sum + length, 0);
  const folders = Math.ceil((names.length + 1) / 4);
  let tables = 1;
  const moreOf = () => Math.max(0, Math.ceil((tables - 109) / (perTable - 1)));
  while (tables * perTable < data + folders + tables + moreOf()) tables++;
  tables += about.spareTables ?? 0;
  const more = moreOf();
  // In this order: tables, lists of tables, directory, streams.
  const next = new Array<number>(tables * perTable).fill(about.filling ?? 0xffffffff);
  const chain = (from: number, count: number) => {
    for (let place = 0; place < count; place++) next[from + place] = place + 1 < count ? from + place + 1 : 0xfffffffe;
  };
  next.fill(0xfffffffd, 0, tables);
  next.fill(0xfffffffc, tables, tables + more);
  chain(tables + more, folders);
  let start = tables + more + folders;
  const starts = lengths.map((length) => {
    chain(start, length);
    start += length;
    return start - length;
  });

  const head = Buffer.alloc(SECTOR, 0);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  head.writeUInt16LE(0x3e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  head.writeUInt32LE(tables, 44);
  head.writeUInt32LE(tables + more, 48);
  head.writeUInt32LE(SHORTEST_STREAM, 56);
  head.writeUInt32LE(0xfffffffe, 60);
  head.writeUInt32LE(more > 0 ? tables : 0xfffffffe, 68);
  head.writeUInt32LE(more, 72);
  for (let place = 0; place < 109; place++) head.writeUInt32LE(place < tables ? place : 0xffffffff, 76 + place * 4);
  const fat = Buffer.alloc(tables * SECTOR);
  for (const [place, number] of next.entries()) fat.writeUInt32LE(number, place * 4);
  const lists = Buffer.alloc(more * SECTOR, 0xff);
  for (let table = 109; table < tables; table++) {
    const list = Math.floor((table - 109) / (perTable - 1));
    lists.writeUInt32LE(table, list * SECTOR + ((table - 109) % (perTable - 1)) * 4);
  }
  for (let list = 0; list < more; list++)
    lists.writeUInt32LE(list + 1 < more ? tables + list + 1 : 0xfffffffe, list * SECTOR + SECTOR - 4);
  const directory = Buffer.alloc(folders * SECTOR);
  for (const [place, name] of ['Root Entry', ...names].entries()) {
    const at = place * 128;
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, at + 64);
    directory[at + 66] = place === 0 ? 5 : 2;
    for (const side of [68, 72, 76]) directory.writeUInt32LE(0xffffffff, at + side);
    // Each entry is the sibling of the previous one.
    if (place === 0 && names.length > 0) directory.writeUInt32LE(1, at + 76);
    if (place > 0 && place < names.length) directory.writeUInt32LE(place + 1, at + 72);
    directory.writeUInt32LE(place > 0 ? (starts[place - 1] ?? 0) : 0xfffffffe, at + 116);
    directory.writeUInt32LE(place > 0 ? (contents[place - 1]?.length ?? 0) : 0, at + 120);
  }
  directory.write(about.program ?? '', 80, 'hex');
  const padded = contents.map((content, index) => Buffer.concat([content], (lengths[index] ?? 0) * SECTOR));
  return Buffer.concat([head, fat, lists, directory, ...padded]);
}
