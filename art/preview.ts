// Writes every drawing and a contact sheet for review: `node art/preview.ts DIR`.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { heightAt, svgOf } from './frames.ts';
import { faviconSvg } from './logo.ts';
import { partnerMarks } from './marks.ts';
import { pictures } from './pictures.ts';

const figures = (width: number) =>
  pictures
    .filter(({ id }) => !id.startsWith('share-') || width > 390)
    .map(
      (picture) =>
        `<figure><img src="${picture.id}.svg" alt="${picture.describes}" width="${width}" height="${heightAt(picture, width)}" loading="lazy"><figcaption>${picture.id}</figcaption></figure>`,
    )
    .join('\n');

const marks = partnerMarks
  .map(
    ({ id, symbol }) =>
      `<li><svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">${symbol}</svg><span><b>${id}</b></span></li>`,
  )
  .join('\n');

const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>
body{margin:24px;background:#fffbf4;color:#22303a;font:14px/1.4 system-ui}
section,ul{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start;padding:0}
figure{margin:0}img{display:block;border-radius:12px}
li{display:flex;gap:12px;align-items:center;width:220px;color:#46525a}
</style>
<h1>${faviconSvg.replace('<svg ', '<svg width="64" height="64" ')}</h1>
<ul>${marks}</ul>
<h2>Wide</h2><section>${figures(700)}</section>
<h2>On a phone</h2><section>${figures(390)}</section>
</html>
`;

const folder = resolve(process.argv[2] ?? 'build/art-preview');
await mkdir(folder, { recursive: true });
await Promise.all(
  pictures.map((picture) => writeFile(join(folder, `${picture.id}.svg`), svgOf(picture))),
);
await writeFile(join(folder, 'index.html'), page);
console.log(join(folder, 'index.html'));
