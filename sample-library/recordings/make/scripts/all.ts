/** Every recording of the sample library. */
import type { RecordingScript } from '../model';
import { dream } from './dream';
import { hamlet } from './hamlet';
import { interview } from './interview';
import { macbeth } from './macbeth';
import { romeo } from './romeo';
import { tempest } from './tempest';
import { twelfthNight } from './twelfth-night';
import { workshop } from './workshop';
import { chorusFormations } from './chorus-formations';
import { eightEfforts } from './eight-efforts';
import { entranceTimetable } from './entrance-timetable';
import { fiveLamps } from './five-lamps';
import { genreBySound } from './genre-by-sound';
import { levelsOfTension } from './levels-of-tension';
import { modelTurning } from './model-turning';
import { scansion } from './scansion';
import { sightlines } from './sightlines';
import { fourRooms, houseAtNight, nearAndFar, storm } from './sound-pieces';
import { statusAndDistance } from './status-and-distance';
import { playedDream } from './played-dream';
import { playedEarnest } from './played-earnest';
import { playedLostProperty } from './played-lost-property';
import { playedMacbeth } from './played-macbeth';
import { playedMuchAdo } from './played-much-ado';
import { playedTwoChairs } from './played-two-chairs';

export const scripts: readonly RecordingScript[] = [
  hamlet, macbeth, romeo, twelfthNight, dream, tempest, workshop, interview,
  fiveLamps, sightlines, eightEfforts, levelsOfTension, scansion, entranceTimetable, statusAndDistance, modelTurning, chorusFormations,
  playedMacbeth, playedMuchAdo, playedEarnest, playedDream, playedLostProperty, playedTwoChairs,
  genreBySound, storm, fourRooms, houseAtNight, nearAndFar,
]; // prettier-ignore
