import sharp from 'sharp';
import { demoWorld } from '#server/demo/demo-world.ts';
import { homeDrawing } from '#server/demo/drawings/home.ts';
import { portrait } from '#server/demo/drawings/portrait.ts';

const w = demoWorld(new Date());
const faces = w.accounts.filter((a) => a.looks).slice(0, 48);
const tiles = await Promise.all(
  faces.map((a) =>
    sharp(Buffer.from(portrait(a.email, a.looks)))
      .resize(190, 190)
      .png()
      .toBuffer(),
  ),
);
await sharp({ create: { width: 8 * 195, height: 6 * 195, channels: 3, background: '#fff' } })
  .composite(tiles.map((input, i) => ({ input, left: (i % 8) * 195, top: Math.floor(i / 8) * 195 })))
  .png()
  .toFile('/tmp/w/i4/k/faces.png');
const fams = w.families.slice(0, 6);
const kinds = ['house', 'living room', 'bedroom', 'kitchen', 'garden'];
const t2 = await Promise.all(
  fams.flatMap((f) =>
    kinds.map((k) =>
      sharp(Buffer.from(homeDrawing(f.email, k)))
        .resize(360, 270)
        .png()
        .toBuffer(),
    ),
  ),
);
await sharp({ create: { width: 5 * 365, height: 6 * 275, channels: 3, background: '#fff' } })
  .composite(t2.map((input, i) => ({ input, left: (i % 5) * 365, top: Math.floor(i / 5) * 275 })))
  .png()
  .toFile('/tmp/w/i4/k/homes.png');
console.log(w.accounts.length, w.families.length, w.changes.length);

const many = await Promise.all(
  w.families.slice(6, 30).map((f) =>
    sharp(Buffer.from(homeDrawing(f.email, 'house')))
      .resize(300, 225)
      .png()
      .toBuffer(),
  ),
);
await sharp({ create: { width: 6 * 305, height: 4 * 230, channels: 3, background: '#fff' } })
  .composite(many.map((input, i) => ({ input, left: (i % 6) * 305, top: Math.floor(i / 6) * 230 })))
  .png()
  .toFile('/tmp/w/i4/k/houses.png');
