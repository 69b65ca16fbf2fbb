import { Form } from 'antd';
import { useState } from 'react';
import { ImageField } from './image-field.tsx';

interface PaperPictureProps {
  /** The field of the form around it that takes the stored file's id. */
  readonly name: string;
  readonly label: string;
  /** What it is called in 请上传…: shorter than the label where that is long. */
  readonly short?: string;
  /** What of the paper is wanted, or who gets to see it; stands before or behind the file's own limits. */
  readonly before?: string;
  readonly after?: string;
  readonly send: (file: File, onProgress: (share: number) => void) => Promise<{ fileId: string; url: string }>;
}

/** The picture of a paper that somebody checks, as a required field: sent at once, shown, its file's id kept by the form. */
export function PaperPicture({ name, label, short = label, before = '', after = '', send }: PaperPictureProps) {
  const form = Form.useFormInstance();
  const [picture, setPicture] = useState<string | null>(null);

  async function upload(file: File, onProgress: (share: number) => void) {
    const stored = await send(file, onProgress);
    setPicture(stored.url);
    form.setFieldValue(name, stored.fileId);
    form.setFields([{ name, errors: [] }]);
  }

  return (
    <Form.Item name={name} label={label} rules={[{ required: true, message: `请上传${short}` }]}>
      <ImageField
        label={`上传${short}`}
        hint={`${before}JPG、PNG 或 WebP，不超过 10MB，四角完整、文字清晰。${after}`}
        url={picture}
        shape="wide"
        onUpload={upload}
      />
    </Form.Item>
  );
}
