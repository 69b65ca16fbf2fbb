import { CloseCircleFilled } from '@ant-design/icons';

/** What a choice that can be taken back gets as `allowClear`: antd's own button is called "Clear". */
export const clearable = { label: '清除', clearIcon: <CloseCircleFilled aria-label="清除" /> };
