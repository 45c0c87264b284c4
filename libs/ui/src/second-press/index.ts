export { ignoreSecondPress } from './ignoreSecondPress';
