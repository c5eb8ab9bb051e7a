/** Puts a text into the clipboard; false where there is none: a browser has one only over TLS. */
export const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** A link that can be marked and copied by hand. */
export function LinkField({ link, label }: { link: string; label: string }) {
  return (
    <input
      class="input"
      readOnly
      value={link}
      aria-label={label}
      onFocus={event => event.currentTarget.select()}
    />
  );
}
