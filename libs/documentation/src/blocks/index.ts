export { ArgTypes } from './ArgTypes';
export { Canvas } from './Canvas';
export { Controls } from './Controls';
export { Meta } from './Meta';
