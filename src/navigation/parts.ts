/** Of the file check's element: the Android guide links to it (DL-7). */
export const FILE_CHECK_ID = 'file-check';
