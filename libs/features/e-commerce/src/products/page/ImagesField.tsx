import { useApi } from '@ezone/shell/data/query';
import type { Controls } from '@ezone/shell/forms';
import { useToast } from '@ezone/shell/notices/toast';
import { newId } from '@ezone/shell/records';
import { Button } from '@ezone/ui/button';
import { Chip } from '@ezone/ui/chip';
import { IconButton } from '@ezone/ui/icon-button';
import { mirroredInRtl } from '@ezone/ui/theme';
import { Tooltip } from '@ezone/ui/tooltip';
import { ArrowLeft, ArrowRight, ImagePlus, Star, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { limits } from '../model/product';
import type { Product } from '../model/product';
import type { ProductValues } from '../model/productValues';
import { imageMessages, imageSentences } from './pageMessages';

type Image = Product['images'][number];

/** The images of a product: added, put in order by drag or by the arrows, one of them featured. */
export const ImagesField = ({ form }: { form: Controls<ProductValues> }) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [dragged, setDragged] = useState<string | null>(null);
  const images = form.control<Image[]>('images');
  const featured = form.control<string>('featuredImageId');
  /** What is shown now: more may have been added while one was on its way. */
  const latest = useRef(images.value);
  useLayoutEffect(() => {
    latest.current = images.value;
  });

  const upload = async (files: readonly File[]) => {
    setIsUploading(true);
    for (const file of files) {
      if (latest.current.length >= limits.images) {
        toast.show({ variant: 'error', message: formatMessage(imageSentences.enough, { limit: limits.images }) });
        break;
      }
      try {
        const body = new FormData();
        body.append('file', file);
        const { url, type } = await api.createUpload({ body });
        if (!type.startsWith('image/')) throw new Error('It is no picture.');
        const image = { id: newId(), url, type: 'image' };
        if (latest.current.length === 0) featured.onChange(image.id);
        latest.current = [...latest.current, image];
        images.onChange(latest.current);
      } catch {
        toast.show({ variant: 'error', message: formatMessage(imageSentences.refused, { name: file.name }) });
      }
    }
    setIsUploading(false);
  };
  const move = (id: string, to: number) => {
    const image = images.value.find((one) => one.id === id);
    if (!image || to < 0 || to >= images.value.length) return;
    images.onChange(images.value.filter((one) => one !== image).toSpliced(to, 0, image));
  };
  const remove = (id: string) => {
    const next = images.value.filter((one) => one.id !== id);
    images.onChange(next);
    if (featured.value === id) featured.onChange(next[0]?.id ?? '');
  };
  return (
    <Place
      data-field="images"
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        if (event.dataTransfer.files.length > 0) void upload([...event.dataTransfer.files]);
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*"
        aria-label={formatMessage(imageMessages.upload)}
        onChange={({ target }) => {
          void upload([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {images.value.length === 0 && <None>{formatMessage(imageMessages.none)}</None>}
      <Grid>
        {images.value.map((image, place) => {
          const isFeatured = image.id === featured.value;
          const name = formatMessage(imageSentences.image, { place: place + 1, all: images.value.length });
          const tools = [
            {
              ...{ id: 'earlier' as const, icon: <Back />, isOff: place === 0 },
              run: () => {
                move(image.id, place - 1);
              },
            },
            {
              ...{ id: 'later' as const, icon: <Forth />, isOff: place === images.value.length - 1 },
              run: () => {
                move(image.id, place + 1);
              },
            },
            {
              ...{ id: 'feature' as const, icon: <Star />, isOff: isFeatured },
              run: () => {
                featured.onChange(image.id);
              },
            },
            {
              ...{ id: 'remove' as const, icon: <Trash2 />, isOff: false },
              run: () => {
                remove(image.id);
              },
            },
          ];
          return (
            <Item
              key={image.id}
              aria-label={name}
              draggable
              data-dragged={dragged === image.id || undefined}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(image.id);
              }}
              onDragEnd={() => {
                setDragged(null);
              }}
              onDragEnter={() => {
                if (dragged !== null && dragged !== image.id) move(dragged, place);
              }}
            >
              <Picture src={image.url} alt={name} loading="lazy" />
              {isFeatured && (
                <Mark>
                  <Chip tone="primary">{formatMessage(imageMessages.featured)}</Chip>
                </Mark>
              )}
              <Tools role="group" aria-label={name}>
                {tools.map(({ id, icon, isOff, run }) => (
                  <Tooltip key={id} text={formatMessage(imageMessages[id])}>
                    <IconButton
                      size="dense"
                      icon={icon}
                      label={formatMessage(imageMessages[id])}
                      isDisabled={isOff}
                      onPress={run}
                    />
                  </Tooltip>
                ))}
              </Tools>
            </Item>
          );
        })}
      </Grid>
      <Button icon={<ImagePlus />} isPending={isUploading} onPress={() => input.current?.click()}>
        {formatMessage(imageMessages.upload)}
      </Button>
    </Place>
  );
};

const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space(4)};
`;

const None = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
  gap: ${({ theme }) => theme.space(4)};
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }
`;

const Item = styled.li`
  position: relative;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.control};
  overflow: hidden;
  cursor: grab;

  &[data-dragged] {
    opacity: 0.5;
  }
`;

const Picture = styled.img`
  display: block;
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
`;

const Mark = styled.span`
  position: absolute;
  inset-block-start: ${({ theme }) => theme.space(2)};
  inset-inline-start: ${({ theme }) => theme.space(2)};
`;

const Tools = styled.div`
  display: flex;
  justify-content: space-between;
  padding: ${({ theme }) => theme.space(1)};
`;

const Back = styled(ArrowLeft)`
  ${mirroredInRtl}
`;

const Forth = styled(ArrowRight)`
  ${mirroredInRtl}
`;
