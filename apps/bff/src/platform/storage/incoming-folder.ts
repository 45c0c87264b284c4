import { join } from 'node:path';
import type { Environment } from '../config/environment';

/** The folder in which files arrive, on the file system on which they are stored. */
export const incomingFolder = ({ uploadsFolder }: Environment): string => join(uploadsFolder, 'incoming');
