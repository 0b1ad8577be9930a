// go run open.go <private key, PKCS#8 in base64> <Encryption header> <body>
package main

import (
	"crypto/des"
	"crypto/rsa"
	"crypto/x509"
	"encoding/base64"
	"errors"
	"fmt"
	"os"
	"strings"
)

var errEnvelope = errors.New("envelopeInvalid")

func open(privateKey, header, body string) (string, error) {
	der, _ := base64.StdEncoding.DecodeString(privateKey)
	parsed, err := x509.ParsePKCS8PrivateKey(der)
	if err != nil {
		return "", err
	}
	wrapped, _ := base64.StdEncoding.DecodeString(header[strings.LastIndex(header, ";")+1:])
	key, err := rsa.DecryptPKCS1v15(nil, parsed.(*rsa.PrivateKey), wrapped)
	if err != nil || len(key) < des.BlockSize {
		return "", errEnvelope
	}
	block, _ := des.NewCipher(key[:8])
	text, _ := base64.StdEncoding.DecodeString(body)
	if len(text) == 0 || len(text)%des.BlockSize != 0 {
		return "", errEnvelope
	}
	for i := 0; i < len(text); i += des.BlockSize {
		block.Decrypt(text[i:i+8], text[i:i+8])
	}
	padding := int(text[len(text)-1])
	if padding < 1 || padding > des.BlockSize {
		return "", errEnvelope
	}
	return string(text[:len(text)-padding]), nil
}

func main() {
	text, err := open(os.Args[1], os.Args[2], os.Args[3])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(text)
}
