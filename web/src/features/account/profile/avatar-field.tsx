import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { failureText } from '../model.ts';
import { ImageField } from '#ui/image-field.tsx';
import { notify } from '#lib/notice.ts';
import { sendOwnFile, updateProfileMutation } from './api.ts';
import styles from './profile.module.css';

/** The picture of the account: what is chosen holds at once. */
export function AvatarField({ url }: { readonly url: string | null }) {
  const save = useMutation(updateProfileMutation);

  async function use(avatarFileId: string | null, done: string) {
    try {
      await save.mutateAsync({ avatarFileId });
      notify('success', done);
    } catch (error) {
      notify('error', failureText(error, '头像没有保存，请稍后再试'));
    }
  }

  return (
    <div className={`${styles.picture} ${styles.text}`}>
      <ImageField
        label="上传头像"
        hint="正方形图片效果最好，JPG、PNG 或 WebP，不超过 10MB。"
        url={url}
        shape="round"
        disabled={save.isPending}
        onUpload={async (file, onProgress) => {
          const { fileId } = await sendOwnFile(file, onProgress);
          await use(fileId, '头像已更新');
        }}
      />
      {url !== null && (
        <Button disabled={save.isPending} onClick={() => void use(null, '头像已移除')}>
          移除头像
        </Button>
      )}
    </div>
  );
}
