type Key = { nativeEvent: Pick<KeyboardEvent, 'isComposing' | 'keyCode'> };

/**
 * True when a key event belongs to an input method (IME). Safari ends composition before it reports the
 * Enter that confirmed it, but the key code is still 229.
 */
export function isComposing({ nativeEvent }: Key): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
