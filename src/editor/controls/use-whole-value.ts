import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** What else a text of this kind is entered by than one key after the other. */
const wholeInputs = new Set(['insertFromPaste', 'insertFromDrop', 'insertReplacementText']);

/**
 * A value that is none before it is complete, as an address: what is typed becomes the value when the field is left or Enter is pressed.
 * Half of an address would be refused by the server, and the next letter would then contradict what is stored.
 */
export function useWholeValue(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef({ typed, onChange });
  latest.current = { typed, onChange };
  const commit = () => {
    const { typed: given, onChange: change } = latest.current;
    if (given === null) return;
    latest.current.typed = null;
    setTyped(null);
    if (given !== value) change(given);
  };
  // A field that goes away with its module sends no blur.
  const last = useRef(commit);
  last.current = commit;
  useEffect(() => () => last.current(), []);
  return {
    value: typed ?? value,
    onBlur: commit,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') commit();
    },
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const { inputType, data } = nativeEvent as InputEvent;
      const isWhole = target.value === '' || wholeInputs.has(inputType) || (data?.length ?? 0) > 1;
      if (!isWhole) return setTyped(target.value);
      setTyped(null);
      onChange(target.value);
    },
  };
}
