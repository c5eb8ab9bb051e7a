import { type Guide, section } from './guide.ts';

export const ESTORIL: Guide = {
  game: 'estoril',
  sections: [
    section('aim', {
      aim: { played: 'reward-won', tried: 'first' },
      tile: { played: 'reward-won', shown: 'hand' },
    }),
    section('setup', {
      'round.places': { played: 'turned-place turning-by-choice', asked: 'rotate' },
      'rotate.first': { played: 'turning-by-choice' },
      'rotate.order': { played: 'turning-by-choice' },
      'round.rewards': { rulings: 'E-16 E-30', played: 'secret-reward-swapped' },
      'option.seat': { rulings: 'E-56', played: 'first-player-named' },
      stones: { rulings: 'E-01', played: 'stones-for-three stones-for-two stones-for-four', shown: 'desk' },
    }),
    section('placing', {
      'slot.inner': { played: 'inner-spaces station-always-outside', asked: 'slot', tried: 'first/2' },
      'slot.taken': { played: 'inner-spaces' },
      'slot.reward': { played: 'inner-spaces' },
      'slot.secret': { rulings: 'E-28', played: 'pools', asked: 'tile', tried: 'first/3' },
      'tile.placed': { played: 'look' },
      'place.out': { rulings: 'E-22', played: 'out-of-characters' },
    }),
    section('looking', {
      'look.range': { rulings: 'E-48', played: 'looking-next-door post-office', tried: 'first/6' },
      'look.open': { rulings: 'E-14', played: 'look' },
      'look.own': { rulings: 'E-14', played: 'look' },
      'look.empty': { rulings: 'E-14', played: 'nothing-to-look-at' },
      'look.secret': { rulings: 'E-14 E-63', played: 'look', asked: 'look' },
    }),
    section('knowing', {
      'know.seat': { rulings: 'E-15 E-63', played: 'remembered', tried: 'first/7' },
      'know.others': { rulings: 'E-28 E-49 E-50 E-51 E-61', played: 'pools spectator seen-then-lured' },
      'know.undo': { rulings: 'E-62', played: 'undo-face-down undo-face-up undo-look undo-after-a-look' },
    }),
    section('settling', {
      'settle.order': { rulings: 'E-31', played: 'turned-up', tried: 'first/10' },
      'settle.numerals': {
        rulings: 'E-07 E-10 E-35 E-36 E-38',
        played: 'numeral-of-the-moment numeral-passed acts-again',
      },
      'settle.symbols': { rulings: 'E-32 E-64', played: 'two-symbols symbol-named', asked: 'symbol' },
      'symbol.target': { rulings: 'E-32', played: 'symbol-without-use' },
      'symbol.truce': { rulings: 'E-41', played: 'church' },
      'target.empty': { rulings: 'E-02 E-05 E-08', played: 'shot' },
      'target.reward': { rulings: 'E-02 E-05 E-08', played: 'shot' },
    }),
    section('assassin', {
      'assassin.place': {
        rulings: 'E-07 E-39 E-40',
        played: 'shot first-shot space-freed',
        asked: 'assassin',
      },
      'assassin.self': { rulings: 'E-08', played: 'own-characters-shot' },
    }),
    section('seducer', {
      'seducer.adjacent': {
        rulings: 'E-09 E-33',
        played: 'seducer seducer-full-house',
        asked: 'seducer',
        tried: 'first/11',
      },
      'lure.place': { rulings: 'E-10 E-11 E-34 E-37', played: 'lured-and-acting', asked: 'lure' },
      'lure.taken': { rulings: 'E-33', played: 'seducer' },
    }),
    section('diplomat', {
      'diplomat.place': {
        rulings: 'E-05 E-42 E-44',
        played: 'diplomat diplomat-in-time',
        asked: 'diplomat',
        tried: 'first/13',
      },
      'diplomat.twice': { rulings: 'E-44', played: 'enemy-protected' },
      'target.guarded': { rulings: 'E-06 E-43', played: 'protected-from-friends' },
    }),
    section('nationalist', {
      nationalist: { rulings: 'E-02 E-03 E-04', played: 'compatriots compatriots-next-door' },
    }),
    section('conspirator', {
      conspirator: {
        rulings: 'E-13 E-45 E-46 E-47',
        played: 'conspirator-swaps conspirator-keeps',
        asked: 'reward',
        tried: 'first/12',
      },
      'conspirator.place': { rulings: 'E-13', played: 'conspirator-keeps' },
      'conspirator.reward': { rulings: 'E-13', played: 'conspirator-swaps' },
    }),
    section('places', {
      'place.church': { rulings: 'E-41', played: 'church' },
      'place.palacio': { rulings: 'E-12', played: 'favour-for-the-lured' },
      'place.beach': { rulings: 'E-16', played: 'beach' },
      'place.atlantico': { rulings: 'E-12', played: 'favour-for-the-lured' },
      'place.station': { played: 'station-always-outside' },
      'place.casino': { rulings: 'E-17 E-52 E-53', played: 'casino casino-tie', tried: 'casino-abyss' },
      'place.boca': {
        rulings: 'E-18 E-19 E-20 E-21 E-55',
        played: 'abyss abyss-alone',
        tried: 'casino-abyss',
      },
      'place.post': { played: 'post-office' },
      'loss.own': { rulings: 'E-54', played: 'abyss-tie abyss-choice', asked: 'loss' },
      'loss.place': { rulings: 'E-20 E-55', played: 'abyss-protected' },
    }),
    section('reward', {
      'reward.strongest': { rulings: 'E-57', played: 'reward-won' },
      'reward.tie': { rulings: 'E-38 E-53', played: 'numeral-decides casino-tie' },
      'reward.unclaimed': { rulings: 'E-09 E-30', played: 'lured-after-the-award' },
    }),
    section('roundEnd', {
      'round.back': { rulings: 'E-51', played: 'back-in-hand stones-come-home' },
      'hand.six': {
        rulings: 'E-23 E-29 E-58 E-60',
        played: 'discards',
        asked: 'discard',
        shown: 'hand',
        tried: 'first/15',
      },
      'discard.pile': { rulings: 'E-58', played: 'discards', shown: 'hand' },
      'first.passes': { rulings: 'E-56 E-59', played: 'first-player-passes fourth-round' },
    }),
    section('end', {
      'end.points': { rulings: 'E-21 E-60', played: 'small-hand box-is-worth-nothing', shown: 'hand' },
      'mission.share': {
        rulings: 'E-24 E-26 E-27',
        played: 'mission-shared-by-two most-of-nothing printed-strength',
        shown: 'common',
      },
      'tie.missions': { rulings: 'E-25', played: 'tie-missions', shown: 'common' },
      'tie.hand': { rulings: 'E-25', played: 'tie-hand shared-victory', shown: 'hand' },
    }),
  ],
};
