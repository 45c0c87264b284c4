import { codeFromRepository } from './codeFromRepository.ts';
import { importOfComponent } from './importOfComponent.ts';
import { tableOfRooms } from './tableOfRooms.ts';
import { tokensOfFolder } from './tokensOfFolder.ts';

/** Fills a page with what comes from the repository: code, tokens, the table of rooms, and how its component is imported. */
export const fillPage = (page: string, file: string): string =>
  importOfComponent(tokensOfFolder(tableOfRooms(codeFromRepository(page)), file), file);
