import { basename, extname } from 'node:path';

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

export function getContentType(file: string): string {
  const contentType = contentTypes[extname(file).toLowerCase()];
  if (!contentType) {
    const known = Object.keys(contentTypes).join(' ');
    throw new Error(
      `${basename(file)} cannot be sent, because of how its name ends. Take it out of public/, or save it as one of: ${known}`,
    );
  }
  return contentType;
}

/** PDF files are already compressed, like photographs. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|^application\/(?!pdf)|svg|x-icon/.test(contentType);
}
