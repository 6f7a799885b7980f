import { craftSeries } from './craft-series';
import type { SeriesText } from './kinds';
import { playSeries } from './play-series';

/** Series: items in the order in which the company would give them to a class. */
export const series: readonly SeriesText[] = [...playSeries, ...craftSeries];
