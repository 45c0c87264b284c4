export { FormPictureField } from './FormPictureField';
export { uploadPicture } from './picture';
