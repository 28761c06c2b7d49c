/** Documents as people have them, each as another program writes it. Built in code: none comes from anywhere else. */
import sharp from 'sharp';
import { genuinePdfs } from './genuine-pdfs.ts';
import { genuineTexts } from './genuine-texts.ts';
import { oddGenuinePdfs } from './odd-pdfs.ts';
import { oddGenuineTexts } from './odd-texts.ts';

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#a84c28' } });

/** Every genuine document with the name it comes under. */
export async function genuineDocuments(): Promise<[name: string, content: Buffer][]> {
  const [jpg, progressive, exif, png, interlaced] = await Promise.all([
    picture().jpeg().toBuffer(),
    picture().jpeg({ progressive: true }).toBuffer(),
    picture()
      .withExif({ IFD0: { Copyright: 'Amina' } })
      .jpeg()
      .toBuffer(),
    picture().png().toBuffer(),
    picture().png({ progressive: true }).toBuffer(),
  ]);
  // A camera leaves a film behind the picture, and a smaller picture beside it.
  const film = Buffer.concat([Buffer.from('\0\0\0\u0018ftypmp42'), Buffer.alloc(50_000, 7)]);
  return [
    ...genuinePdfs,
    ...genuineTexts,
    ...oddGenuinePdfs,
    ...oddGenuineTexts,
    ['photo.jpg', jpg],
    ['photo.jpeg', progressive],
    ['phone.jpg', Buffer.concat([exif, Buffer.from('SEFT trailer of a camera')])],
    ['phone with a film.jpg', Buffer.concat([exif, film])],
    ['phone with a second picture.jpg', Buffer.concat([exif, jpg])],
    ['after a blank line.jpg', Buffer.concat([Buffer.from('\r\n'), jpg])],
    ['scan.png', png],
    ['screenshot, filled up.png', Buffer.concat([png, Buffer.alloc(600)])],
    ['interlaced.png', interlaced],
  ];
}
