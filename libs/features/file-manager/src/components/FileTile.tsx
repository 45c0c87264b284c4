import { cutLine } from '@ezone/ui/cut-line';
import { useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { FileEntry } from '../model/file';
import { FileIcon } from './FileIcon';

export type FileTileProps = {
  file: FileEntry;
  /** Its size, or what else tells it apart. */
  fact: string;
  /** How it is marked while the server does not have it. */
  mark?: ReactNode;
};

/** A file among others: a picture of it, its name and a fact. */
export const FileTile = ({ file: { name, type, preview }, fact, mark }: FileTileProps) => {
  const [isBroken, setBroken] = useState(false);
  return (
    <>
      <Picture>
        {preview === null || isBroken ? (
          <FileIcon type={type} size={5.6} />
        ) : (
          <img
            src={preview}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={() => {
              setBroken(true);
            }}
          />
        )}
      </Picture>
      <Foot>
        <bdi data-name title={name}>
          {name}
        </bdi>
        <small>
          {fact}
          {mark}
        </small>
      </Foot>
    </>
  );
};

const Picture = styled.span`
  display: grid;
  /* A row as high as what is in it would let a high picture cover the name. */
  grid-template-rows: minmax(0, 1fr);
  flex: 1;
  place-items: center;
  min-block-size: 0;
  overflow: hidden;
  background: ${({ theme }) => theme.color.surface2};

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Foot = styled.span`
  display: grid;
  flex: none;
  min-inline-size: 0;
  padding: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(3)};

  & > bdi {
    ${cutLine}
    ${({ theme }) => theme.type.control}
    text-align: start;
  }

  & > small {
    display: flex;
    justify-content: space-between;
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
  }
`;
