import type { Drawing } from '../drawing/Drawing.ts';
import type { ProductPicture } from '../pictures.ts';
import { island } from './island.ts';
import {
  cityAfterTen,
  dunesAtDusk,
  firstSnow,
  mountainHut,
  redPoppies,
  rooftopsInJuly,
  winterBirches,
} from './land.ts';
import { lemonBranch, stillLifeWithQuinces, threeFerns } from './plants.ts';
import { harbourAtDawn, lighthouseInTheRain, moonOverTheTide } from './sea.ts';
import { blueSquares, cutPaperMorning, eightPointedStar, slowCircles, tileWithTulips, windMap } from './shapes.ts';

/** What is printed on the canvas of each product. */
export const prints: Record<ProductPicture, Drawing> = {
  'harbour-at-dawn': harbourAtDawn,
  'lighthouse-in-the-rain': lighthouseInTheRain,
  'moon-over-the-tide': moonOverTheTide,
  'winter-birches': winterBirches,
  'three-ferns': threeFerns,
  'dunes-at-dusk': dunesAtDusk,
  'eight-pointed-star': eightPointedStar,
  'island-from-above': island,
  'tile-with-tulips': tileWithTulips,
  'wind-map': windMap,
  'city-after-ten': cityAfterTen,
  'rooftops-in-july': rooftopsInJuly,
  'lemon-branch': lemonBranch,
  'red-poppies': redPoppies,
  'still-life-with-quinces': stillLifeWithQuinces,
  'cut-paper-morning': cutPaperMorning,
  'blue-squares': blueSquares,
  'slow-circles': slowCircles,
  'mountain-hut-evening': mountainHut,
  'first-snow-on-the-pass': firstSnow,
};
