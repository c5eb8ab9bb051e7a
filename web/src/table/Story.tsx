import { useState } from 'preact/hooks';
import { Later } from '../ui/Later.tsx';
import { Part } from '../ui/part.ts';
import { t } from '../ui/words.ts';
import type { LogProps } from './Log.tsx';
import type { Motion } from './motion.ts';
import type { Beside } from './party.ts';
import { Recap } from './Recap.tsx';
import { recapTitle } from './recap.ts';
import { Tabs } from './Tabs.tsx';

interface StoryProps extends LogProps {
  beside?: Beside | undefined;
  motion?: Motion | undefined;
}

/** Few look at all of it. */
const logs = new Part(() => import('./Log.tsx'));

/** What happened: since the viewer's last answer, or from the beginning; and what was said. */
export function Story({ beside, motion, ...props }: StoryProps) {
  const [chosen, choose] = useState('recap');
  const tabs = [
    { id: 'recap', title: recapTitle(props.view) },
    { id: 'log', title: t('web.log') },
    ...(beside ? [{ id: 'talk', title: beside.talk.title() }] : []),
  ];
  return (
    <div class="story">
      <Tabs tabs={tabs} chosen={chosen} onChoose={choose} panel="story" />
      <div class="story-panel" id="story" role="tabpanel" aria-labelledby={`tab-${chosen}`}>
        {chosen === 'log' && <Later part={logs}>{({ Log }) => <Log {...props} />}</Later>}
        {chosen === 'recap' && <Recap {...props} motion={motion} />}
        {chosen === 'talk' && beside && <beside.talk.Draw />}
      </div>
    </div>
  );
}
