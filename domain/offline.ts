// Names that the offline page and its service worker share with the browser's code.
export const offlinePath = '/offline';
export const serviceWorkerPath = '/service-worker.js';
/** The browser's cache with the offline page, and nothing else. */
export const offlineCache = 'wwi_offline';
