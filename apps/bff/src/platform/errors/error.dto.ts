import { ApiProperty } from '@nestjs/swagger';

/** One bad field of a body or query. */
export class ErrorDetailDto {
  @ApiProperty({ description: 'Dotted path of the field.', example: 'note.title' }) field!: string;
  @ApiProperty({ example: 'title must be shorter than or equal to 200 characters' }) message!: string;
}

/** The format of every failure. */
export class ErrorDto {
  @ApiProperty({ example: 404 }) statusCode!: number;
  @ApiProperty({ example: 'Not Found' }) error!: string;
  @ApiProperty({ example: 'Not Found' }) message!: string;
  @ApiProperty({ type: [ErrorDetailDto], required: false, description: 'Every bad field, on a 400.' })
  details?: ErrorDetailDto[];
  @ApiProperty({ description: 'Names the request in the logs.', example: '0b7e6b0e-6c1e-4c62-a0c4-0f9d4f6a8b11' })
  requestId!: string;
}
