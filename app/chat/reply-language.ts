// So that a screen reader says a Spanish answer in Spanish. The small words of a language give it away.

const english = /^(?:a|and|at|for|i|is|it|of|or|our|the|to|we|you|your)$/;
const spanish =
  /^(?:al|con|de|del|el|en|es|esta|está|la|las|los|o|para|por|puede|que|qué|su|sus|un|una|y)$/;

export function languageOf(reply: string): 'es' | undefined {
  if (/[¡¿]/.test(reply)) return 'es';
  const words = reply.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: RegExp) => words.filter((word) => language.test(word)).length;
  return count(spanish) > 1 + count(english) ? 'es' : undefined;
}
