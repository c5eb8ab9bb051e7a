import { Sprite } from '../art/Sprite.tsx';
import { BoardRoom } from './BoardRoom.tsx';
import { CardRoom } from './CardRoom.tsx';
import { DeskRoom } from './DeskRoom.tsx';
import { FullRoom } from './FullRoom.tsx';
import { IconRoom } from './IconRoom.tsx';
import { ThemeRoom } from './ThemeRoom.tsx';
import { TrackRoom } from './TrackRoom.tsx';

/** Everything that is drawn, with sample data, for looking at any width. Not part of the app. */
export function Gallery() {
  return (
    <main class="gallery">
      <Sprite />
      <header>
        <p class="caption">Kaffeehaus</p>
        <h1>Wien, um 1950</h1>
      </header>
      <BoardRoom />
      <TrackRoom />
      <CardRoom />
      <DeskRoom />
      <FullRoom />
      <ThemeRoom />
      <IconRoom />
    </main>
  );
}
