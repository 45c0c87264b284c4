import { File, FileArchive, FileAudio, FileImage, FileSpreadsheet, FileText, FileVideo, Folder } from 'lucide-react';
import styled, { css } from 'styled-components';
import type { FileType } from '../model/file';

const icons: Record<FileType, typeof File> = {
  folder: Folder,
  document: FileText,
  spreadsheet: FileSpreadsheet,
  picture: FileImage,
  audio: FileAudio,
  video: FileVideo,
  archive: FileArchive,
  text: FileText,
  other: File,
};

/** What kind of thing a file is. It is decoration: the words say it. @param size in rem */
export const FileIcon = ({ type, size = 2.4 }: { type: FileType; size?: number }) => (
  <Icon as={icons[type]} $isFolder={type === 'folder'} size={`${String(size)}rem`} strokeWidth={1.5} aria-hidden />
);

const Icon = styled(File)<{ $isFolder: boolean }>`
  flex: none;
  color: ${({ theme }) => theme.color.textMuted};

  ${({ $isFolder }) =>
    $isFolder &&
    css`
      fill: ${({ theme }) => theme.tone.primary.tint};
      color: ${({ theme }) => theme.tone.primary.text};
    `}
`;
