import { ApiProperty } from '@nestjs/swagger';
import { Id, Ids, Instant, Int, OneOf, Text } from '../../platform/dto/fields';
import { PICTURE_SIZES } from '../../platform/storage/pictures';

const MAX_SIZE = 2 ** 31 - 1;

export class UploadDto {
  @Id() id!: string;
  @Text({
    max: 100,
    example: '/api/uploads/5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10',
    description: 'Where it is fetched, and what a record that shows it holds.',
  })
  url!: string;
  @Text({ max: 100, example: 'image/webp', description: 'Told by the content. Every picture is stored as WebP.' })
  type!: string;
  @Int({ min: 0, max: MAX_SIZE, example: 48_210, description: 'In bytes, as it is stored.' }) size!: number;
  @Int({ min: 1, max: MAX_SIZE, optional: true, example: 1600, description: 'Of a picture, in pixels.' })
  width?: number;
  @Int({ min: 1, max: MAX_SIZE, optional: true, example: 1200, description: 'Of a picture, in pixels.' })
  height?: number;
}

export class OwnUploadDto extends UploadDto {
  @Text({ max: 255, example: 'hills.webp', description: 'What it is called when it is saved.' }) name!: string;
  @Instant() created!: string;
}

export class RemoveUploadsDto {
  @Ids({ max: 100, description: 'Ids of own uploads.' }) ids!: string[];
}

export class RemovedUploadsDto {
  @ApiProperty({ type: String, isArray: true, description: 'Those that were there.' }) ids!: string[];
}

export class UploadQueryDto {
  @OneOf(PICTURE_SIZES.map(String), {
    enumName: 'PictureSize',
    optional: true,
    example: '256',
    description:
      'The longer side of a picture, in pixels; a smaller picture is answered as it is. Without it, and for other files, the whole.',
  })
  size?: string;
}
