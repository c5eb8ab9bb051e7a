/** What came of an operator's command, in words. */
import type { Brought, Examined, Moved, Note, Outcome, Rehearsed, Trouble, Verb } from '@kaffeehaus/server';
import { BadInput } from '../command.ts';
import type { Call, Plain } from '../command.ts';
import { quoted } from '../screen.ts';
import { table } from '../text.ts';

/** Day and minute, the same in every language and zone. */
const moment = (at: number | null): string =>
  at === null ? '–' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');

type Rows<V extends Verb, K extends keyof Outcome<V>> = Outcome<V>[K];

/** Columns below their titles; nothing but a line if there are no rows. */
const listed = (
  { words }: Call,
  titles: readonly Plain[],
  rows: readonly (readonly string[])[],
): readonly string[] =>
  rows.length === 0
    ? [words.t('cli.admin.none')]
    : [
        table(
          [titles.map(title => words.t(title)), ...rows.map(row => row.map(cell => quoted(cell)))],
          titles.map(() => 'left'),
        ),
      ];

export const tables = (
  call: Call,
  { tables: rows }: { readonly tables: Rows<'tables', 'tables'> },
): readonly string[] =>
  listed(
    call,
    [
      'cli.admin.column.table',
      'cli.admin.column.game',
      'cli.admin.column.phase',
      'cli.admin.column.rows',
      'cli.admin.column.opened',
      'cli.admin.column.rules',
    ],
    rows.map(({ id, game, phase, version, created, rules, stopped }) => [
      id,
      game,
      call.words.t(`cli.admin.phase.${phase}`),
      String(version),
      moment(created),
      stopped === null ? rules.slice(0, 12) : `${rules.slice(0, 12)} (${stopped})`,
    ]),
  );

export const people = (
  call: Call,
  { people: rows }: { readonly people: Rows<'people', 'people'> },
): readonly string[] =>
  listed(
    call,
    [
      'cli.admin.column.number',
      'cli.admin.column.person',
      'cli.admin.column.name',
      'cli.admin.column.kind',
      'cli.admin.column.seen',
      'cli.admin.column.banned',
    ],
    rows.map(({ person, id, name, kind, seen, banned, banned_until: until }) => [
      String(person),
      id,
      name,
      call.words.t(`cli.admin.kind.${kind}`),
      moment(seen),
      banned === null ? '' : `${until === null ? '' : `${moment(until)} `}${banned}`,
    ]),
  );

export const reports = (
  call: Call,
  { reports: rows }: { readonly reports: Rows<'reports', 'reports'> },
): readonly string[] =>
  listed(
    call,
    [
      'cli.admin.column.when',
      'cli.admin.column.about',
      'cli.admin.column.table',
      'cli.admin.column.line',
      'cli.admin.column.why',
      'cli.admin.column.said',
    ],
    rows.map(({ at, about, tab, n, why, said }) => [
      moment(at),
      String(about),
      tab === null ? '' : String(tab),
      n === null ? '' : String(n),
      why,
      said ?? '',
    ]),
  );

export const audit = (
  call: Call,
  { audit: rows }: { readonly audit: Rows<'audit', 'audit'> },
): readonly string[] =>
  listed(
    call,
    ['cli.admin.column.when', 'cli.admin.column.verb', 'cli.admin.column.about', 'cli.admin.column.detail'],
    rows.map(({ at, verb, about, detail }) => [moment(at), verb, about, detailsIn(detail)]),
  );

/** What was said with a command, without its punctuation. */
const detailsIn = (detail: string): string =>
  Object.entries(JSON.parse(detail) as object)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');

export const close = ({ words }: Call, { table: name }: Outcome<'close'>): readonly string[] => [
  words.t('cli.admin.closed', { table: name }),
];

/** What is wrong, what was done about it, and what remains to be done. */
export const repair = (
  { words }: Call,
  { table: name, what, version, goesOn, done }: Outcome<'repair'>,
): readonly string[] => [
  words.t(`cli.admin.repair.${what}`, { table: name, version }),
  ...(done === 'closed' ? [words.t('cli.admin.closed', { table: name })] : []),
  ...(done === 'mended' ? [words.t('cli.admin.repair.mended')] : []),
  ...(done === 'nothing' && what === 'log' && goesOn ? [words.t('cli.admin.repair.goesOn')] : []),
  ...(done === 'nothing' && (what === 'log' || what === 'rules')
    ? [words.t(`cli.admin.repair.next.${what}`, { table: name })]
    : []),
];

export const ban = ({ words }: Call, { name, until }: Outcome<'ban'>): readonly string[] => [
  until === null
    ? words.t('cli.admin.banned', { name })
    : words.t('cli.admin.bannedUntil', { name, until: moment(until) }),
];

export const unban = ({ words }: Call, { name }: Outcome<'unban'>): readonly string[] => [
  words.t('cli.admin.unbanned', { name }),
];

export const hide = ({ words }: Call, { table: name, line }: Outcome<'hide'>): readonly string[] => [
  words.t('cli.admin.hidden', { table: name, line }),
];

export const freeze = ({ words }: Call, { rules, tables: n }: Outcome<'freeze'>): readonly string[] => [
  words.t('cli.admin.frozen', { rules: rules.slice(0, 12), n }),
];

export const rotate = ({ words }: Call, { key, keys }: Outcome<'rotate'>): readonly string[] => [
  words.t('cli.admin.rotated', { key, keys }),
];

export const thaw = ({ words }: Call, { rules, tables: n }: Outcome<'thaw'>): readonly string[] => [
  words.t('cli.admin.thawed', { rules: rules.slice(0, 12), n }),
];

export const backup = (
  { words }: Call,
  { folder, files, bytes }: { readonly folder: string; readonly files: number; readonly bytes: number },
): readonly string[] => [words.t('cli.admin.copied', { folder: quoted(folder), n: files, bytes })];

export const restore = (
  { words }: Call,
  { folder, aside, tables: n, rows, rewound }: Brought,
): readonly string[] => [
  words.t('cli.admin.restored', { folder: quoted(folder), n, rows }),
  ...(rewound === undefined
    ? []
    : [words.t('cli.admin.rewound', { n: rewound.tables, rows: rewound.rows, gone: rewound.gone })]),
  ...(aside === undefined ? [] : [words.t('cli.admin.aside', { folder: quoted(aside) })]),
];

const finding = ({ words }: Call, { what, about, version = 0 }: Trouble): string =>
  `· ${words.t(`cli.admin.finding.${what}`, { about: quoted(about), version })}`;

const NOTES: { readonly [note in Note]: Plain } = {
  'no-origin': 'cli.admin.note.origin',
  'no-https': 'cli.admin.note.https',
  'no-proxies': 'cli.admin.note.proxies',
  'no-mail': 'cli.admin.note.mail',
  'no-operator': 'cli.admin.note.operator',
  'no-copy': 'cli.admin.note.copy',
  'old-copy': 'cli.admin.note.oldCopy',
  older: 'cli.admin.note.older',
};

export const doctor = (call: Call, examined: Examined): readonly string[] => {
  const { words } = call;
  const { tables: n, rows, rules, findings, notes } = examined;
  return [
    words.t('cli.admin.examined', { n, rows, rules }),
    ...(findings.length === 0 ? [words.t('cli.admin.sound')] : findings.map(one => finding(call, one))),
    ...notes.map(note => `· ${words.t(NOTES[note])}`),
  ];
};

export const upgrade = (call: Call, rehearsed: Rehearsed): readonly string[] => {
  const { words } = call;
  const { compared, counts, rules, steps, findings } = rehearsed;
  return [
    words.t('cli.admin.rehearsed', { n: steps.length }),
    ...findings.map(one => finding(call, one)),
    ...Object.entries(rules).map(([game, hash]) =>
      words.t('cli.admin.newRules', { game, rules: hash.slice(0, 12) }),
    ),
    words.t('cli.admin.compared', { n: compared.length, ...counts }),
    ...compared.flatMap(({ table: name, game, verdict }) =>
      verdict.outcome === 'equal'
        ? []
        : [`· ${words.t(`cli.admin.${verdict.outcome}`, { table: name, game, version: verdict.version })}`],
    ),
  ];
};

const TROUBLES: {
  readonly [
    reason: string
  ]: `cli.admin.bad.${'noData' | 'noHouse' | 'inhabited' | 'notEmpty' | 'noBackup' | 'newer'}`;
} = {
  'no-data': 'cli.admin.bad.noData',
  'no-house': 'cli.admin.bad.noHouse',
  inhabited: 'cli.admin.bad.inhabited',
  'not-empty': 'cli.admin.bad.notEmpty',
  'no-backup': 'cli.admin.bad.noBackup',
  newer: 'cli.admin.bad.newer',
};

/** What cannot be done, as something that can be mended; nothing if it is a mistake of ours. */
export const refusal = async (error: unknown): Promise<BadInput | undefined> => {
  const { BadCopy, Refused } = await import('@kaffeehaus/server');
  if (error instanceof BadCopy) {
    const { reason, path, detail } = error;
    const key = TROUBLES[reason];
    if (key) return new BadInput(key, { path });
    if (reason === 'older') return new BadInput('cli.admin.bad.older', { path, made: detail });
    return new BadInput(reason === 'damaged' ? 'cli.admin.bad.damaged' : 'cli.admin.bad.unusable', {
      path,
      detail,
    });
  }
  if (error instanceof Refused) return new BadInput('cli.admin.bad.refused', { message: error.message });
  return undefined;
};

export const moved = ({ words }: Call, { folder, rows }: Moved): readonly string[] => [
  words.t('cli.admin.moved', { folder, rows }),
];
