import type { ProductPicture } from '../pictures.ts';
import type { Room } from '../scenes/room.ts';

const [walnut, oak, black, white] = ['#7a5236', '#c79a63', '#26242a', '#f7f4ee'] as const;

/** Where each print is shown, what its frame is made of, and which part of it is shown closely (its middle, of 1). */
export const views: Record<ProductPicture, { room: Room; frame: string; detail: [x: number, y: number] }> = {
  'harbour-at-dawn': {
    room: { wall: '#d8e2e4', floor: '#c9a985', piece: '#37617f', accent: '#e08a4c', kind: 'sofa' },
    frame: oak,
    detail: [0.68, 0.68],
  },
  'lighthouse-in-the-rain': {
    room: { wall: '#c9d3cf', floor: '#9c7a5c', piece: '#7f4a3c', accent: '#e2c078', kind: 'chair' },
    frame: walnut,
    detail: [0.56, 0.27],
  },
  'moon-over-the-tide': {
    room: { wall: '#3c4a6b', floor: '#8a6f5a', piece: '#c9b79a', accent: '#8795bd', kind: 'sofa' },
    frame: black,
    detail: [0.5, 0.42],
  },
  'winter-birches': {
    room: { wall: '#e6e3de', floor: '#d3b999', piece: '#a9764c', accent: '#8fa5b5', kind: 'sideboard' },
    frame: white,
    detail: [0.42, 0.82],
  },
  'three-ferns': {
    room: { wall: '#e9dfcc', floor: '#b98f66', piece: '#5c7a5e', accent: '#dd8a5b', kind: 'sofa' },
    frame: oak,
    detail: [0.45, 0.38],
  },
  'dunes-at-dusk': {
    room: { wall: '#ecd6c2', floor: '#a87c5b', piece: '#8a4a56', accent: '#f0b074', kind: 'sofa' },
    frame: walnut,
    detail: [0.5, 0.52],
  },
  'eight-pointed-star': {
    room: { wall: '#d9e0d6', floor: '#b48a63', piece: '#1f6a6a', accent: '#d9a441', kind: 'chair' },
    frame: walnut,
    detail: [0.5, 0.5],
  },
  'island-from-above': {
    room: { wall: '#dfe7e3', floor: '#c2a07c', piece: '#b98a5c', accent: '#3f8f9c', kind: 'desk' },
    frame: white,
    detail: [0.4, 0.6],
  },
  'tile-with-tulips': {
    room: { wall: '#e8e4d8', floor: '#b7774f', piece: '#8c5a3a', accent: '#2a8fa5', kind: 'sideboard' },
    frame: black,
    detail: [0.34, 0.36],
  },
  'wind-map': {
    room: { wall: '#e5ddd2', floor: '#8f6f55', piece: '#2c3d5f', accent: '#e8563f', kind: 'sofa' },
    frame: black,
    detail: [0.5, 0.4],
  },
  'city-after-ten': {
    room: { wall: '#5b5478', floor: '#77604f', piece: '#b9a5b8', accent: '#f0a07a', kind: 'sofa' },
    frame: black,
    detail: [0.55, 0.56],
  },
  'rooftops-in-july': {
    room: { wall: '#f0e4d2', floor: '#b58562', piece: '#9a5a3e', accent: '#5f98a8', kind: 'sideboard' },
    frame: oak,
    detail: [0.36, 0.6],
  },
  'lemon-branch': {
    room: { wall: '#d4e3e2', floor: '#cfb08a', piece: '#e3d3b8', accent: '#efc23f', kind: 'sideboard' },
    frame: white,
    detail: [0.5, 0.56],
  },
  'red-poppies': {
    room: { wall: '#efe6d3', floor: '#b38b67', piece: '#7d8f66', accent: '#d9402f', kind: 'chair' },
    frame: oak,
    detail: [0.5, 0.62],
  },
  'still-life-with-quinces': {
    room: { wall: '#c5cfc6', floor: '#8f6a4c', piece: '#6b4a33', accent: '#d9b93a', kind: 'sideboard' },
    frame: walnut,
    detail: [0.5, 0.62],
  },
  'cut-paper-morning': {
    room: { wall: '#f3efe6', floor: '#d1b08b', piece: '#2a6f9d', accent: '#f4c84e', kind: 'sofa' },
    frame: white,
    detail: [0.26, 0.3],
  },
  'blue-squares': {
    room: { wall: '#e3e6ea', floor: '#c4a382', piece: '#d8c7ae', accent: '#2f6fb0', kind: 'desk' },
    frame: oak,
    detail: [0.5, 0.5],
  },
  'slow-circles': {
    room: { wall: '#ead9c9', floor: '#8e6348', piece: '#7a2f3c', accent: '#f0a04f', kind: 'sofa' },
    frame: black,
    detail: [0.62, 0.4],
  },
  'mountain-hut-evening': {
    room: { wall: '#ddd3dc', floor: '#a57f62', piece: '#5a4a72', accent: '#f0a58a', kind: 'chair' },
    frame: walnut,
    detail: [0.42, 0.72],
  },
  'first-snow-on-the-pass': {
    room: { wall: '#d9e3ea', floor: '#bfa080', piece: '#4a6a86', accent: '#f0d38a', kind: 'sofa' },
    frame: oak,
    detail: [0.42, 0.55],
  },
};
