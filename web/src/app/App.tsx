import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Sprite } from '../art/Sprite.tsx';
import { Boundary } from './Boundary.tsx';
import { lobby, room, screen } from './room.ts';
import { route } from './route.ts';
import { Loading, NotLoaded } from '../ui/Sign.tsx';
import { type Part, usePart } from '../ui/part.ts';
import { NameCard } from '../ui/NameCard.tsx';
import { Voice } from '../ui/Voice.tsx';
import { hush } from '../ui/voice.ts';
import { hasWords, t } from '../ui/words.ts';

/** One friendly line, also if not even the words could be loaded. */
function Broken() {
  return (
    <main class="sign panel">
      <h1>Kaffeehaus</h1>
      <p>
        {hasWords()
          ? t('web.broken')
          : 'Something went wrong. Your games are safe: reload the page to play on.'}
      </p>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {hasWords() ? t('web.reload') : 'Reload'}
      </button>
    </main>
  );
}

/** A room, as soon as it is here. */
function Room<T>({ part, children }: { part: Part<T>; children: (part: T) => ComponentChildren }) {
  const now = usePart(part);
  if (now === undefined) return <Loading />;
  return now === 'unloaded' ? <NotLoaded /> : <>{children(now)}</>;
}

function Place() {
  const here = route.value;
  useEffect(() => {
    hush();
    scrollTo(0, 0);
    if (!['table', 'replay', 'online'].includes(here.at)) document.title = 'Kaffeehaus';
  }, [here]);
  if (here.at === 'replay')
    return <Room part={screen}>{({ KeptReplay }) => <KeptReplay key={here.id} {...here} />}</Room>;
  return here.at === 'table' ? (
    <Room part={room}>{({ Seated }) => <Seated key={here.id} id={here.id} />}</Room>
  ) : (
    <Room part={lobby}>{({ Lobby }) => <Lobby />}</Room>
  );
}

export function App() {
  return (
    <Boundary otherwise={() => <Broken />}>
      {hasWords() ? (
        <>
          <Sprite />
          <Place />
          <Voice />
          <NameCard />
        </>
      ) : (
        <main class="sign" aria-busy="true" />
      )}
    </Boundary>
  );
}
