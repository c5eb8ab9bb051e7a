import { useEffect, useState } from 'preact/hooks';
import { Sprite } from '../art/Sprite.tsx';
import { Sprite as EstorilSprite } from '../estoril/Sprite.tsx';
import { Sprite as HamburgSprite } from '../hamburg/Sprite.tsx';
import { Sprite as ViennaSprite } from '../vienna/Sprite.tsx';
import { BoardRoom } from './BoardRoom.tsx';
import { CardRoom } from './CardRoom.tsx';
import { DeskRoom } from './DeskRoom.tsx';
import { EstorilRooms } from './estoril/EstorilRooms.tsx';
import { FullRoom } from './FullRoom.tsx';
import { HamburgRooms } from './hamburg/HamburgRooms.tsx';
import { IconRoom } from './IconRoom.tsx';
import { ThemeRoom } from './ThemeRoom.tsx';
import { TrackRoom } from './TrackRoom.tsx';

function ViennaRooms() {
  return (
    <>
      <BoardRoom />
      <TrackRoom />
      <CardRoom />
      <DeskRoom />
      <FullRoom />
    </>
  );
}

function HouseRooms() {
  return (
    <>
      <ThemeRoom />
      <IconRoom />
    </>
  );
}

const FLOORS = [
  { id: 'vienna', title: 'Wien, um 1950', Rooms: ViennaRooms },
  { id: 'estoril', title: 'Estoril, 1942', Rooms: EstorilRooms },
  { id: 'hamburg', title: 'Hamburg, um 1890', Rooms: HamburgRooms },
  { id: 'house', title: 'Das Haus', Rooms: HouseRooms },
] as const;

const floorNow = () => FLOORS.find(({ id }) => location.hash.startsWith(`#${id}`)) ?? FLOORS[0];

/** Everything that is drawn, with sample data, for looking at any width. Not part of the app. */
export function Gallery() {
  const [{ id, title, Rooms }, setFloor] = useState(floorNow);
  useEffect(() => {
    const climb = () => setFloor(floorNow());
    addEventListener('hashchange', climb);
    return () => removeEventListener('hashchange', climb);
  }, []);
  return (
    <main class="gallery">
      <Sprite />
      <ViennaSprite />
      <EstorilSprite />
      <HamburgSprite />
      <header>
        <p class="caption">Kaffeehaus</p>
        <h1>{title}</h1>
        <nav class="row" aria-label="Gallery">
          {FLOORS.map(floor => (
            <a
              key={floor.id}
              href={`#${floor.id}`}
              {...(floor.id === id && { 'aria-current': 'page' as const })}
            >
              {floor.title}
            </a>
          ))}
        </nav>
      </header>
      <Rooms />
    </main>
  );
}
