export { zoneDefinition } from './zoneDefinition';
export { zoneNamed } from './zoneNamed';
