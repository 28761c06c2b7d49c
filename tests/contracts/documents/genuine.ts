/** Genuine documents as different programs write them. All are generated here; none comes from elsewhere. */
import sharp from 'sharp';
import { genuinePdfs } from './genuine-pdfs.ts';
import { genuineTexts } from './genuine-texts.ts';
import { unusualGenuinePdfs } from './unusual-pdfs.ts';
import { unusualGenuineTexts } from './unusual-texts.ts';

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#a84c28' } });

/** Every genuine document with its file name. */
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
  // Cameras append a video and a smaller picture.
  const film = Buffer.concat([Buffer.from('\0\0\0\u0018ftypmp42'), Buffer.alloc(50_000, 7)]);
  return [
    ...genuinePdfs,
    ...genuineTexts,
    ...unusualGenuinePdfs,
    ...unusualGenuineTexts,
    ['photo.jpg', jpg],
    ['photo.jpeg', progressive],
    ['phone.jpg', Buffer.concat([exif, Buffer.from('SEFT trailer of a camera')])],
    ['phone with a film.jpg', Buffer.concat([exif, film])],
    ['phone with a second picture.jpg', Buffer.concat([exif, jpg])],
    ['after a blank line.jpg', Buffer.concat([Buffer.from('\r\n'), jpg])],
    ['scan.png', png],
    ['screenshot called photo.jpg', png],
    ['photo called screenshot.png', jpg],
    ['photo saved by a browser.jfif', jpg],
    ['screenshot, filled up.png', Buffer.concat([png, Buffer.alloc(600)])],
    ['interlaced.png', interlaced],
  ];
}
