/** A compound file with streams of these names, the first of `size` bytes ([MS-CFB]). */
export function doc(names: string[], size = 4096): Buffer {
  const sector = 512;
  const perTable = sector / 4;
  const data = Math.ceil(size / sector);
  const folders = Math.ceil((names.length + 1) / 4);
  let tables = 1;
  const moreOf = () => Math.max(0, Math.ceil((tables - 109) / (perTable - 1)));
  while (tables * perTable < data + folders + tables + moreOf()) tables++;
  const more = moreOf();
  // In this order: tables, lists of tables, directory, data.
  const next = new Array<number>(tables * perTable).fill(0xffffffff);
  const chain = (from: number, count: number) => {
    for (let place = 0; place < count; place++) next[from + place] = place + 1 < count ? from + place + 1 : 0xfffffffe;
  };
  next.fill(0xfffffffd, 0, tables);
  next.fill(0xfffffffc, tables, tables + more);
  chain(tables + more, folders);
  chain(tables + more + folders, data);

  const head = Buffer.alloc(sector, 0);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  head.writeUInt16LE(0x3e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  head.writeUInt32LE(tables, 44);
  head.writeUInt32LE(tables + more, 48);
  head.writeUInt32LE(4096, 56);
  head.writeUInt32LE(0xfffffffe, 60);
  head.writeUInt32LE(more > 0 ? tables : 0xfffffffe, 68);
  head.writeUInt32LE(more, 72);
  for (let place = 0; place < 109; place++) head.writeUInt32LE(place < tables ? place : 0xffffffff, 76 + place * 4);
  const fat = Buffer.alloc(tables * sector);
  for (const [place, number] of next.entries()) fat.writeUInt32LE(number, place * 4);
  const lists = Buffer.alloc(more * sector, 0xff);
  for (let table = 109; table < tables; table++) {
    const list = Math.floor((table - 109) / (perTable - 1));
    lists.writeUInt32LE(table, list * sector + ((table - 109) % (perTable - 1)) * 4);
  }
  for (let list = 0; list < more; list++)
    lists.writeUInt32LE(list + 1 < more ? tables + list + 1 : 0xfffffffe, list * sector + sector - 4);
  const directory = Buffer.alloc(folders * sector);
  for (const [place, name] of ['Root Entry', ...names].entries()) {
    directory.write(name, place * 128, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, place * 128 + 64);
    directory[place * 128 + 66] = place === 0 ? 5 : 2;
    directory.writeUInt32LE(place === 1 ? tables + more + folders : 0xfffffffe, place * 128 + 116);
  }
  return Buffer.concat([head, fat, lists, directory, Buffer.alloc(data * sector, 0x20)]);
}
