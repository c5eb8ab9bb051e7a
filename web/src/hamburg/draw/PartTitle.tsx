import './parttitle.css';

/** What a part of the city is called, and one line about it. */
export function PartTitle({ title, note }: { title: string; note?: string | undefined }) {
  return (
    <header class="part-title">
      <h3>{title}</h3>
      {note !== undefined && <p>{note}</p>}
    </header>
  );
}
