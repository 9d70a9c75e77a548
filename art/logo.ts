// The organization's logo: a W that is also a person with both arms up.
import { palette } from './ink.ts';

const w =
  'M11.5 17.5C11.5 29 14 34.5 17.8 34.5C21.6 34.5 24 30 24 25.5C24 30 26.4 34.5 30.2 34.5C34 34.5 36.5 29 36.5 17.5';

/** For a 48 by 48 view box, in the brand's colors. */
export const logoSymbol =
  `<circle cx="24" cy="24" r="23" fill="${palette.pine}"/>` +
  `<path d="${w}" fill="none" stroke="${palette.cream}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<circle cx="24" cy="15" r="4.6" fill="${palette.gold}"/>`;

export const faviconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${logoSymbol}</svg>`;

/** Fills the square and keeps the logo inside the circle that phones may crop. */
export const iconSvg = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="${size}" height="${size}"><rect width="48" height="48" fill="${palette.pine}"/><g transform="translate(24 24.6) scale(.92) translate(-24 -23.5)">${logoSymbol.replace(/<circle cx="24" cy="24"[^>]*>/, '')}</g></svg>`;
