import type { PersonalData } from '@pinjian/contract/account-personal-data.ts';
import { askForExport } from './api.ts';
import { OwnCodeDialog } from './own-code-dialog.tsx';

interface ExportDialogProps {
  /** The present number, masked. */
  readonly phone: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAsked: (answer: PersonalData) => void;
}

/** What an archive holds and why it takes a code to the phone. */
export function ExportDialog(props: ExportDialogProps) {
  return (
    <OwnCodeDialog {...props} title="导出我的数据" okText="开始导出" ask={askForExport}>
      <p>压缩文件里有您的全部资料。为了确认是您本人在操作，请先输入发送到您手机上的验证码。</p>
    </OwnCodeDialog>
  );
}
