// Cuts words down to the part that carries the meaning, lightly: enough that "evicted" meets
// "eviction" and "donando" meets "donar", and no more.

function stemEnglish(word: string): string {
  let stem = word;
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length > 3 && /[^siu]s$/.test(stem)) stem = stem.slice(0, -1);
  const bare = stem.replace(/(?:ations?|ions?|ingly|ings?|edly|ed|ments?)$/, '');
  if (bare.length >= 4) stem = bare.replace(/([bdfgklmnprt])\1$/, '$1');
  // "Gardener" belongs to "garden", but "better" not to "bet".
  if (stem.length >= 8) stem = stem.replace(/ers?$/, '');
  return stem.length > 3 ? stem.replace(/e$/, '') : stem;
}

const spanishEndings =
  /(?:amientos?|imientos?|aciones|acion|iciones|icion|siones|sion|ciones|cion|mente|andonos|andome|ando|iendome|iendo|aron|ieron|abamos|aban|abas|aba|ados?|adas?|idos?|idas?|arnos|arlos|arlas|arles|arlo|arla|arle|arme|arse|arte|ernos|erlos|erlo|erla|erme|erse|irnos|irme|irse|irlo|amos|emos|imos|aran|ara|are|eran|ere|iran|ira|ire|itos?|itas?|ores|oras|ora|or|ar|er|ir|os|as|es|an|en|a|o|e|s)$/;

function stemSpanish(word: string): string {
  if (word.length < 4) return word;
  const bare = word.replace(spanishEndings, '');
  return bare.length >= 3 ? bare : word.replace(/s$/, '');
}

/** Both readings of a word: whoever writes "rent" and whoever writes "rentas" is understood. */
export function stemsOf(word: string): string[] {
  return [...new Set([stemEnglish(word), `${stemSpanish(word)}~`])];
}

export const stem = { en: stemEnglish, es: (word: string) => `${stemSpanish(word)}~` };
