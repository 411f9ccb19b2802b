import { useState } from 'react';
import { FileField, type FileFieldProps } from '../fields/FileField';
import { useFormField } from './useFormField';

/** A file among the values (File or null). A refused file is reported beside the field and never enters the values. */
export function FormikFileField({
  name,
  ...props
}: Omit<FileFieldProps, 'value' | 'onChange' | 'error' | 'id'> & { name: string }) {
  const { value, error, id, setValue } = useFormField<File | null>(name);
  const [problem, setProblem] = useState<string>();
  return (
    <FileField
      {...props}
      name={name}
      value={value}
      id={id}
      error={problem ?? error}
      onChange={(file, why) => {
        setProblem(why);
        setValue(file);
      }}
    />
  );
}
